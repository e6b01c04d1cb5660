/**
 * Texts of people in files for spreadsheets. A program that opens such a file takes a cell that begins with one of a few
 * characters for a formula and carries it out: a team could call itself `=HYPERLINK(…)`.
 */

/** What a formula begins with; some programs skip blanks, line breaks and what nobody sees before they look. */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** A text as a cell of a text file: one that begins like a formula gets an apostrophe, so it stays a text everywhere. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text behind a cell: without the apostrophe that `safeCell` has put before it. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
