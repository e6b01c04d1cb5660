// npm run screenshots [-- NAME …]: makes the pictures of the documentation anew and writes them to docs/pictures.
//
// Each story starts the product itself on an empty store with a clock of its own, so the pictures are the same on every day,
// and plays through its screens what a guide tells. With NAMEs only the pictures whose names begin so are written, and only
// the stories they are in are played.
import { ensureChromium } from './lib/chromium.mjs';
import { root, run } from './lib/run.mjs';
import * as cup from './pictures/cup.mjs';
import * as packs from './pictures/packs.mjs';
import * as rooms from './pictures/rooms.mjs';
import * as season from './pictures/season.mjs';
import { openStage } from './pictures/stage.mjs';
import * as table from './pictures/table.mjs';

const wanted = process.argv.slice(2);

const refusal = ensureChromium();
if (refusal) {
  console.error(`Нет Chromium: ${refusal}.`);
  process.exit(1);
}
if ((await run(process.execPath, [`${root}/scripts/build.mjs`])) !== 0) process.exit(1);

let written = 0;
let bytes = 0;
for (const { names, story } of [season, rooms, table, cup, packs]) {
  if (wanted.length > 0 && !wanted.some((name) => names.test(name))) continue;
  const stage = await openStage(wanted);
  try {
    await story(stage);
  } finally {
    await stage.close();
  }
  written += stage.count.written;
  bytes += stage.count.bytes;
}
console.log(`Картинок: ${written}, всего ${Math.round(bytes / 1024)} КБ`);
