// The turns of the seasons with the shop's queue around them, as they are now.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { nextTurn, turnKey, turnQueue } from '../../season-turn.ts';
import type { SetSeason } from '../../tread-depth.ts';
import type { Turns } from '../set-shapes.ts';
import * as store from '../store.ts';
import type { HotelTables } from '../store.ts';

export async function currentTurns(platform: Platform): Promise<Turns> {
  const db = platform.db.$extendTables<HotelTables>();
  const today = helsinkiDay(platform.clock.now());
  const { changesPerDay } = await store.readSettings(db);
  const turnOf = async (seasons: readonly [SetSeason, ...SetSeason[]]) => {
    const turn = nextTurn(seasons[0], today);
    const waiting = await store.countWaiting(db, seasons, turnKey(turn));
    return { ...turn, ...turnQueue(turn, waiting, changesPerDay) };
  };
  const [summer, winter] = await Promise.all([turnOf(['summer']), turnOf(['friction', 'studded'])]);
  return { summer, friction: winter, studded: winter };
}
