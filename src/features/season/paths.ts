// Where the page of the season is.

export const SEASON_PATH = '/kausi';
