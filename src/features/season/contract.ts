// The season: its cache tag.

/** New weather drops cached pages with this tag. */
export const SEASON_WEATHER_TAG = 'season-weather';
