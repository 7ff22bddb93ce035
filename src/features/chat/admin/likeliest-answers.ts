// Orders the shop's own questions by how many word beginnings they share with another question.

const BEGINNING = 4;

interface Known {
  readonly question: string;
  readonly ways: string;
}

export function likeliestFirst<Question extends Known>(
  question: string,
  known: readonly Question[],
): Question[] {
  const beginnings = beginningsOf(question);
  const shared = (one: Known) =>
    [...beginningsOf(`${one.question} ${one.ways}`)].filter((beginning) => beginnings.has(beginning)).length;
  return known.toSorted((one, other) => shared(other) - shared(one));
}

function beginningsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, BEGINNING)));
}
