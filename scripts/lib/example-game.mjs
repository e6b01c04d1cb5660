// The table of one game as organisers send it, for the pictures of the guide. Every team is invented.
import writeXlsxFile from 'write-excel-file/node';

const QUESTIONS = 36;
/** Their place is shared, so the reckoning stops and asks who is dealt first. */
export const SHARED = ['Две половины', 'Ровно поровну'];
/** Their total says half a point more than their questions. */
const HALF = 'Тихий омут';
export const CREATIVE = 'Медный таз';

const NAMES =
  `Ивановы, Петровы, ${HALF}, Полный зал, Апельсин, Чай вдвоём, НямНю, Вторая смена, Шах и мат, ${CREATIVE},
  Логово, Три кота, Квант милосердия, Ложный след, Пятый угол, Самурай без меча, Сидоровы, Газировка, Тёплый плед,
  Сахар и плюшки, Кроссворд, Сорок два, Чёрная вдова, Пупкины, Сборная подъезда, Бородино, Дети капитана, Якорь,
  Верхняя палуба, Жирафы`.split(/,\s+/);

/** Place p has taken the first 36 − p questions; cup games alternate win and loss, the fifth clan has two draws. */
function rows() {
  const places = NAMES.map((team, index) => ({
    place: index + 1,
    team,
    taken: QUESTIONS - index - 1,
    extra: team === HALF ? 0.5 : 0,
    cup: [5, 11].includes(index + 1) ? 1.5 : index % 2 === 0 ? 3 : 1,
  }));
  const shared = SHARED.map((team, index) => ({ place: 31.5, team, taken: 5, extra: 0, cup: 3 - 2 * index }));
  return [...places, ...shared];
}

/** A title and a blank row above the header, decimal commas, the cup under a name of its own. */
export function exampleWorkbook() {
  const header = [
    'Место',
    'Команда',
    ...Array.from({ length: QUESTIONS }, (_, i) => String(i + 1)),
    'Сумма',
    'Разборки',
  ];
  return writeXlsxFile([
    [{ value: '170-я игра киносезона, 17 января 2018' }],
    [],
    header.map((value) => ({ value, fontWeight: 'bold' })),
    ...rows().map(({ place, team, taken, extra, cup }) => [
      number(place),
      { value: team },
      ...Array.from({ length: QUESTIONS }, (_, i) => ({ value: i < taken ? 1 : 0 })),
      number(taken + extra),
      number(cup),
    ]),
  ]).toBuffer();
}

/** Fractions are written as people write them. */
function number(value) {
  return { value: Number.isInteger(value) ? value : String(value).replace('.', ',') };
}
