/** Answers of a pure function kept at hand, so that the same question is worked out once. */

/** The same for a question that is an object nobody changes: its answer is kept as long as it is. */
export function rememberedFor<Question extends object, T>(
  answer: (question: Question) => T,
): (question: Question) => T {
  const known = new WeakMap<Question, T>();
  return (question) => {
    const old = known.get(question);
    if (old !== undefined) return old;
    const made = answer(question);
    known.set(question, made);
    return made;
  };
}

/** How many answers are kept; when they are more, all are let go. */
const MOST = 5000;

export function remembered<T>(answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>();
  return (question) => {
    const old = known.get(question);
    if (old !== undefined) return old;
    if (known.size >= MOST) known.clear();
    const made = answer(question);
    known.set(question, made);
    return made;
  };
}
