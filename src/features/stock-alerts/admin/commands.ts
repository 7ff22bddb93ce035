// Who waits for a tyre, in the command palette.
import { matchingCommands, type CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { waitingMessages as messages } from '../messages.ts';
import { WAITING_FOR_STOCK_PATH } from '../paths.ts';

const waiting = [{ label: messages.title, synonyms: messages.synonyms, to: WAITING_FOR_STOCK_PATH }];

export const commands: CommandSource = {
  group: messages.back,
  find: (words) => (words.trim() === '' ? [] : matchingCommands(waiting, words)),
};
