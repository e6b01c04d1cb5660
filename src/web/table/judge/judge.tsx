/** /g/:id and /g/:id/judge: the table in the hands of its judge. */
import { JudgeTableProvider } from '../use-table.js';
import { JudgeDesk } from './desk.js';

export default function Judge() {
  return (
    <JudgeTableProvider>
      <JudgeDesk />
    </JudgeTableProvider>
  );
}
