// Around a whole test run.

export function setup(): void {}
