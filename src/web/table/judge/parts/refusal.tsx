import { usePick } from '../../../app/prefs.js';
import { Clauses } from '../../../ui/clause.js';
import { useDesk } from '../use-desk.js';

/** Why the last press was not accepted, with its clause: inside a panel, over which the screen's own word is not seen. */
export function Refusal() {
  const pick = usePick();
  const { refused } = useDesk();
  return (
    <div role="alert">
      {refused && (
        <p className="j-refused">
          <span>
            {pick(refused.text)} <Clauses ids={refused.clauses} />
          </span>
        </p>
      )}
    </div>
  );
}
