/** Everybody of the game: who is in it, who left when and how, warnings. */
import { usePick } from '../../app/prefs.js';
import { Clause } from '../../ui/clause.js';
import { useR, useRooms } from './use-rooms.js';
import { CAUSE_WORDS, ROLE_WORDS, ROOM_WORDS } from './words.js';

export function Players() {
  const { view } = useRooms();

  const r = useR();
  const pick = usePick();
  const inGame = view.players.filter((player) => player.inGame);
  const out = view.players.filter((player) => !player.inGame);
  return (
    <div className="stack-tight">
      <ul className="nicks">
        {inGame.map((player) => (
          <li key={player.id} className="nick">
            <span>{player.nick}</span>
            {player.role && <span className="quiet small">{pick(ROLE_WORDS[player.role])}</span>}
            {player.warnings > 0 && (
              <span className="tag tag-warn">
                {r('players.warned')} <Clause id="twelve-rooms:G.1" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {out.length > 0 && (
        <>
          <p className="label">{r('players.out')}</p>
          <ul className="lines small">
            {out.map((player) => (
              <li key={player.id}>
                <span>
                  <s>{player.nick}</s>
                  {player.role && ` (${pick(ROLE_WORDS[player.role])})`}
                </span>
                {player.left && (
                  <span className="quiet">
                    {r('turn', { n: player.left.turn })}, {pick(CAUSE_WORDS[player.left.cause].name)}
                    {player.left.room && `, ${pick(ROOM_WORDS[player.left.room].short)}`}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
