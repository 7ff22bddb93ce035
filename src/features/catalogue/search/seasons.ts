// The seasons and the kinds of winter tyres, by the names that database, API and addresses share.

export type Season = 'summer' | 'winter';
export type WinterType = 'studded' | 'friction';
