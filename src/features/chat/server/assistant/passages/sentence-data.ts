// The first words of Finnish sentences that mean nothing without the one before them.

/** A sentence that begins so speaks of what the one before it named. */
export const LEANS =
  /^(?:se|ne|säilytä ne|sen|niiden|nämä|tämä|silloin|siksi|sitä|niitä|siitä|sellai\p{L}*|muutos|silti|myös|lisäksi|kummassakin|molemmi\p{L}*)\s/iu;
