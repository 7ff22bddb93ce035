// Counts the source files that lie flat in each folder of src, looks for the comment at the top of each, and for CSS
// classes that are used but not defined or the other way round.
import { cssClassProblems } from './css-classes.ts';
import { readSources } from './source-tree.ts';

/** Not a test. */
const SOURCE = /(?<!\.test)\.tsx?$/;
const MAX_IN_SLICE = 15;
const MAX_ELSEWHERE = 20;

const sources = await readSources('src', SOURCE);
const folders = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')));
const tools = [...(await readSources('scripts', SOURCE)), ...(await readSources('bench', SOURCE))];

const full = [...folders].flatMap(([folder, { length }]) => {
  const most = folder.startsWith('src/features/') ? MAX_IN_SLICE : MAX_ELSEWHERE;
  return length > most ? [`${folder}: ${length} files, at most ${most}`] : [];
});
const bare = [...sources, ...tools]
  .filter(({ text }) => !/^(#!.*\n)?\/[/*]/.test(text))
  .map(({ path }) => `${path}: begins without a comment on what it is for`);
const sheets = await readSources('src', /[.]module[.]css$/);
const problems = [...full, ...bare, ...cssClassProblems(sheets, sources)];

for (const problem of problems) console.log(problem);
console.log(`${sources.length} source files in ${folders.size} folders, ${problems.length} problems`);
process.exitCode = sources.length === 0 || problems.length > 0 ? 1 : 0;
