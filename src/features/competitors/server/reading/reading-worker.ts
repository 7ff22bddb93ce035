// The process that reads or compares pages and ends: a hostile page can block only this process.
import { comparePages } from './page-diff.ts';
import { readPage } from './read-page.ts';
import { taskSchema } from './task.ts';

process.once('message', (message) => {
  const task = taskSchema.parse(message);
  const done = task.kind === 'read' ? readPage(task) : comparePages(task);
  process.send?.(done, () => process.exit(0));
});
process.once('disconnect', () => process.exit(1));
