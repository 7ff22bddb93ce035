// `npm run check`: the gate without tests. Runs every step even when one fails, two at a time, and ends with one table.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { NOT_AUDITED } from './audit-report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const script = (name: string): string[] => [process.execPath, join(root, 'scripts', name)];

interface Step {
  name: string;
  command: readonly string[];
  /** Runs only when this other step has passed. */
  after?: string;
}

interface Outcome {
  name: string;
  /** no answer: the registry could not be reached, which is not the tree's fault. */
  result: 'passed' | 'failed' | 'not run' | 'no answer';
  seconds: number;
  output: string;
}

/** The longest first: two run at a time. */
const STEPS: readonly Step[] = [
  { name: 'build', command: script('build.ts') },
  { name: 'types', command: [bin('tsc'), '--project', 'tsconfig.json', '--noEmit'] },
  { name: 'lint', command: [bin('oxlint')] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'audit', command: script('audit.ts') },
  { name: 'Dockerfile', command: script('check-dockerfile.ts') },
  // By the schema of the Compose specification.
  { name: 'compose.yaml', command: ['npm', 'run', '--silent', 'lint:compose'] },
  { name: 'import rules', command: script('check-imports.ts') },
  { name: 'structure', command: script('check-structure.ts') },
  { name: 'size budgets', command: script('size-budget.ts'), after: 'build' },
];
const AT_ONCE = 2;
/** The tools start with `node`: the pinned one. */
const ENVIRONMENT = { ...process.env, PATH: [bin(''), process.env['PATH']].join(delimiter) };

function run({ name, command }: Step): Promise<Outcome> {
  const startedAt = Date.now();
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (result: Outcome['result'], extra = ''): void => {
      resolve({
        name,
        result,
        seconds: (Date.now() - startedAt) / 1000,
        output: Buffer.concat(chunks).toString('utf8') + extra,
      });
    };
    child.once('error', (error) => end('failed', error.message));
    child.once('close', (code) => end(resultOf(code)));
  });
}

function resultOf(code: number | null): Outcome['result'] {
  if (code === NOT_AUDITED) return 'no answer';
  return code === 0 ? 'passed' : 'failed';
}

async function runAll(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes = new Map<string, Promise<Outcome>>();
  const waiting = [...steps];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const earlier = step.after === undefined ? undefined : await outcomes.get(step.after);
      const outcome =
        earlier && earlier.result !== 'passed'
          ? Promise.resolve<Outcome>({ name: step.name, result: 'not run', seconds: 0, output: '' })
          : run(step);
      outcomes.set(step.name, outcome);
      const { result, output } = await outcome;
      if (result === 'failed') process.stdout.write(`\n── ${step.name}\n${output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Promise.all(outcomes.values());
}

const startedAt = Date.now();
const outcomes = await runAll(STEPS);
const width = Math.max(...STEPS.map(({ name }) => name.length));
console.log();
for (const { name, result, seconds } of outcomes) {
  console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(5)} s  ${result}`);
}
const hasPassed = outcomes.every(({ result }) => result === 'passed' || result === 'no answer');
console.log(
  `${'check'.padEnd(width)}  ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${hasPassed ? 'passed' : 'failed'}`,
);
process.exitCode = hasPassed ? 0 : 1;
