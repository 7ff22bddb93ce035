// The parts of the home page in the command palette.
import { matchingCommands, type CommandSource } from '../../../platform/browser/admin/admin-commands.ts';
import { EDITOR_PARTS } from '../editor-draft.ts';
import { editorMessages as messages } from '../messages-editor.ts';
import { partPath } from './editor-parts.tsx';

const fixed = EDITOR_PARTS.map((part) => ({
  label: messages.parts[part],
  hint: messages.commandHint,
  to: partPath(part),
}));

export const commands: CommandSource = {
  group: messages.commandGroup,
  find: (words) => (words.trim() === '' ? [] : matchingCommands(fixed, words)),
};
