/**
 * The short marks a sheet is typed in, field by field: `5<3` is №5 nominated by №3, `5=2` two hands against №5, `5(7 8)` the
 * hands of 7 and 8, `2>1` a shot of №2 at №1, `4+` a check of №4 that was a hit, `5/12!` a foul of №5 for V.12 that put him
 * out. Nothing is judged here: numbers go to the server as they are typed.
 */
import type { PaperInput } from '../../../rulebooks/table/paper/schema.js';

/** By the path of a field: `days.0.votes`, `seats.3.role`, `winner`. */
export type Sheet = Readonly<Record<string, string>>;

export interface Read {
  paper: PaperInput;
  /** Fields with something that is no mark: what it is. */
  faults: { field: string; mark: string }[];
}

type Day = NonNullable<PaperInput['days']>[number];
type Night = NonNullable<PaperInput['nights']>[number];
type Foul = NonNullable<PaperInput['fouls']>[number];
type Removal = NonNullable<PaperInput['removals']>[number];
type When = NonNullable<Foul['when']>;

/** How many days (with their nights) have something typed in them. */
export function blocksOf(sheet: Sheet): number {
  const numbers = Object.entries(sheet).flatMap(([field, text]) => {
    const found = /^(?:days|nights)\.(\d+)\./.exec(field);
    return found && text.trim() !== '' ? [Number(found[1]) + 1] : [];
  });
  return Math.max(0, ...numbers);
}

export function readSheet(sheet: Sheet, seats: number): Read {
  const faults: Read['faults'] = [];
  const of = (field: string): string => (sheet[field] ?? '').trim();
  const wrong = (field: string, mark: string): void => {
    faults.push({ field, mark });
  };
  const fouls: Foul[] = [];
  const removals: Removal[] = [];
  readFouls('firstNight.fouls', 0, 'firstNight');

  const blocks = blocksOf(sheet);
  const days: Day[] = [];
  const nights: Night[] = [];
  for (let index = 0; index < blocks; index++) {
    days.push(readDay(index));
    readFouls(`days.${index}.fouls`, index + 1, 'speeches');
    nights.push(readNight(index));
    readFouls(`nights.${index}.fouls`, index + 1, 'night');
  }
  // Paper that ends with a day has no night after it.
  if (nights.length > 0 && Object.keys(nights.at(-1)!).length === 0) nights.pop();

  const winner = of('winner');
  const kept = Object.fromEntries(Object.entries(sheet).filter(([, text]) => text.trim() !== ''));
  const paper: PaperInput = {
    version: 1,
    ...optional('date', of('date')),
    ...optional('startedAt', of('startedAt')),
    ...optional('judge', of('judge')),
    ...optional('note', of('note')),
    seats: Array.from({ length: seats }, (_, index) => ({
      name: of(`seats.${index}.name`),
      role: (of(`seats.${index}.role`) || null) as PaperInput['seats'][number]['role'],
    })),
    days,
    nights,
    fouls,
    removals,
    ...readBestMove(),
    colours: readColours(),
    points: readPoints(),
    winner: (winner || null) as NonNullable<PaperInput['winner']> | null,
    sheet: kept,
  };
  return { paper, faults };

  function marks(field: string): string[] {
    return of(field)
      .split(/[\s,;]+/)
      .filter((mark) => mark !== '');
  }

  function readDay(index: number): Day {
    const at = `days.${index}`;
    const day: Day = {};
    const first = number(`${at}.first`);
    if (first !== undefined) day.first = first;
    day.nominations = marks(`${at}.nominations`).flatMap((mark) => {
      const found = /^(\d+)(?:<(\d+))?([xх])?$/i.exec(mark);
      if (!found) {
        wrong(`${at}.nominations`, mark);
        return [];
      }
      const [, seat, by, gone] = found;
      return [
        { seat: Number(seat), ...(by ? { by: Number(by) } : {}), ...(gone ? { withdrawn: true } : {}) },
      ];
    });
    day.votes = of(`${at}.votes`)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ hands: readHands(`${at}.votes`, line) }));
    const question = readQuestion(`${at}.question`);
    if (question) day.question = question;
    const left = seatList(`${at}.left`);
    if (left) day.left = left;
    return day;
  }

  function readHands(field: string, line: string): { candidate: number; votes?: number; seats?: number[] }[] {
    const mark = /(\d+)\s*(?:=\s*(\d+))?\s*(?:\(([\d\s,]*)\))?/y;
    const rows: { candidate: number; votes?: number; seats?: number[] }[] = [];
    let rest = line.replace(/[;,]\s*(?=\d+\s*[=(])/g, ' ').trim();
    while (rest !== '') {
      mark.lastIndex = 0;
      const found = mark.exec(rest);
      if (!found || (found[2] === undefined && found[3] === undefined)) {
        wrong(field, rest.split(/\s/)[0] ?? rest);
        return rows;
      }
      const [whole, candidate, votes, seatsText] = found;
      rows.push({
        candidate: Number(candidate),
        ...(votes === undefined ? {} : { votes: Number(votes) }),
        ...(seatsText === undefined ? {} : { seats: numbers(seatsText) }),
      });
      rest = rest.slice(whole.length).trim();
    }
    return rows;
  }

  function readQuestion(field: string): Day['question'] | undefined {
    const text = of(field);
    if (text === '') return undefined;
    if (/^\d+$/.test(text)) return { count: Number(text) };
    if (/^(да|yes|\+)$/i.test(text)) return { passed: true };
    if (/^(нет|no|-)$/i.test(text)) return { passed: false };
    const hands = /^\(([\d\s,]*)\)$/.exec(text);
    if (hands) return { seats: numbers(hands[1]!) };
    wrong(field, text);
    return undefined;
  }

  function readNight(index: number): Night {
    const at = `nights.${index}`;
    const night: Night = {};
    const shots = marks(`${at}.shots`);
    if (shots.length === 1 && /^(\d+|-)$/.test(shots[0]!)) {
      night.target = shots[0] === '-' ? null : Number(shots[0]);
    } else if (shots.length > 0) {
      night.shots = shots.flatMap((mark) => {
        const found = /^(\d+)>(\d+|-)$/.exec(mark);
        if (!found) wrong(`${at}.shots`, mark);
        return found ? [{ seat: Number(found[1]), target: found[2] === '-' ? null : Number(found[2]) }] : [];
      });
    }
    const heal = number(`${at}.heal`);
    if (heal !== undefined) night.heal = heal;
    for (const by of ['don', 'sheriff'] as const) {
      const text = of(`${at}.${by}`);
      if (text === '') continue;
      const found = /^(\d+)\s*([+-])?$/.exec(text);
      if (!found) wrong(`${at}.${by}`, text);
      else night[by] = { target: Number(found[1]), ...(found[2] ? { answer: found[2] === '+' } : {}) };
    }
    const killed = of(`${at}.killed`);
    if (killed === '-') night.killed = null;
    else if (killed !== '') {
      const victim = number(`${at}.killed`);
      if (victim !== undefined) night.killed = victim;
    }
    return night;
  }

  function readFouls(field: string, day: number, usual: When): void {
    for (const mark of marks(field)) {
      const found = /^(\d+)(?:\/(\d+))?(?:@(\d{1,2}:\d\d))?([тt])?([гvпpвqсw])?(!{1,2})?$/i.exec(mark);
      if (!found) {
        wrong(field, mark);
        continue;
      }
      const [, seat, violation, time, technical, letter, out] = found;
      const when = letter ? whenOf(letter.toLowerCase(), usual) : usual;
      const place = { seat: Number(seat), day, when };
      if (out !== '!!') {
        fouls.push({
          ...place,
          ...(violation ? { violation: Number(violation) } : {}),
          ...(technical ? { technical: true } : {}),
          ...(time ? { at: time.padStart(5, '0') } : {}),
        });
      }
      if (out) removals.push({ ...place, cause: out === '!!' ? 'judge' : technical ? 'technical' : 'fouls' });
    }
  }

  function readBestMove(): Pick<PaperInput, 'bestMove'> {
    const text = of('bestMove');
    if (text === '') return {};
    const found = /^(\d+)\s*[:>]\s*([\d\s,]+)$/.exec(text);
    if (found) return { bestMove: { seat: Number(found[1]), named: numbers(found[2]!) } };
    wrong('bestMove', text);
    return {};
  }

  function readColours(): NonNullable<PaperInput['colours']> {
    return of('colours')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const found = /^(\d+)(?:@(\d+))?\s*:\s*((?:\d+[кrчb][\s,]*)+)$/i.exec(line.trim());
        if (!found) {
          wrong('colours', line.trim());
          return [];
        }
        const colours = [...found[3]!.matchAll(/(\d+)([кrчb])/gi)].map(([, seat, letter]) => ({
          seat: Number(seat),
          side: /[кr]/i.test(letter!) ? ('red' as const) : ('black' as const),
        }));
        return [{ by: Number(found[1]), ...(found[2] ? { day: Number(found[2]) } : {}), colours }];
      });
  }

  function readPoints(): NonNullable<PaperInput['points']> {
    return of('points')
      .split(/[\s;]+/)
      .filter((mark) => mark !== '')
      .flatMap((mark) => {
        const found = /^(\d+)=([+-]?\d+(?:[.,]\d{1,2})?)$/.exec(mark);
        if (!found) wrong('points', mark);
        return found
          ? [{ seat: Number(found[1]), points: Math.round(Number(found[2]!.replace(',', '.')) * 100) }]
          : [];
      });
  }

  function number(field: string): number | undefined {
    const text = of(field);
    if (text === '') return undefined;
    if (/^\d{1,2}$/.test(text)) return Number(text);
    wrong(field, text);
    return undefined;
  }

  /** A dash is nobody; nothing typed is not written. */
  function seatList(field: string): number[] | undefined {
    const text = of(field);
    if (text === '') return undefined;
    if (text === '-') return [];
    const found = marks(field);
    const strange = found.find((mark) => !/^\d+$/.test(mark));
    if (strange !== undefined) wrong(field, strange);
    return found.filter((mark) => /^\d+$/.test(mark)).map(Number);
  }
}

/** A letter after a foul: by the vote, a speech of a tie, the question, a last word. */
function whenOf(letter: string, usual: When): When {
  if ('гv'.includes(letter)) return 'vote';
  if ('пp'.includes(letter)) return 'tieSpeeches';
  if ('вq'.includes(letter)) return 'question';
  return usual === 'night' ? 'nightWords' : 'lastWords';
}

function numbers(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function optional<K extends string>(key: K, text: string): Partial<Record<K, string>> {
  return text === '' ? {} : ({ [key]: text } as Record<K, string>);
}

/** The field of the sheet in which something the server found was typed: `days.1.votes.0.hands.2` → `days.1.votes`. */
export function sheetField(path: string, read: Read): string {
  const [whole = '', index = '', part = ''] = path.replace(/^paper\./, '').split('.');
  if (whole === 'days' || whole === 'nights') {
    const field = part === 'target' ? 'shots' : part;
    return part === ''
      ? `${whole}.${index}.${whole === 'days' ? 'first' : 'shots'}`
      : `${whole}.${index}.${field}`;
  }
  if (whole === 'seats') return /^\d+$/.test(index) ? `seats.${index}.role` : 'seats.0.role';
  const placed =
    whole === 'fouls' ? read.paper.fouls : whole === 'removals' ? read.paper.removals : undefined;
  const moment = placed?.[Number(index)];
  if (moment) {
    const { day = 1, when } = moment;
    if (day === 0) return 'firstNight.fouls';
    return `${when === 'night' || when === 'nightWords' ? 'nights' : 'days'}.${day - 1}.fouls`;
  }
  return whole;
}
