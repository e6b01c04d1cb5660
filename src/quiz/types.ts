/**
 * The checked result of one quiz game, as every race season takes it. Scores are integer hundredths: 44.5 points
 * are 4450. Binary floats never hold a score.
 */

/** Points × 100. */
export type Hundredths = number;

export interface TeamResult {
  /** The team's name as the season knows it. */
  team: string;
  /** Place in the main table; a shared place is the average of the places it spans: 5.5. Null: out of competition. */
  place: number | null;
  /** Main points («основной зачёт»). */
  main: Hundredths;
  /** League Cup points («Кубок Лиги»). */
  cup: Hundredths;
  /** Question number (from 1) → taken. Absent when the table holds no questions. */
  questions?: Record<string, 0 | 1>;
}

export interface QuizResults {
  teams: TeamResult[];
  /** Names of the teams that won the creative contest; usually one. */
  creative: string[];
  /** How many questions were played, when known. */
  questionCount?: number;
}
