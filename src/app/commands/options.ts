// What every command of the product is given.
import type { Settings } from '../../platform/server/settings.ts';

export interface CommandOptions {
  /** Folder of the product. */
  root: string;
  settings: Settings;
  /** The arguments after the command's name. */
  args: readonly string[];
}
