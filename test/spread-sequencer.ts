// The order of test files: one project after the other, the longest of it first, journeys and faults evenly among one another.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first: a fresh clone has no durations of an earlier run, and what runs last alone wastes a core. */
const MAX_LENGTH = [
  'faults/bookings',
  'e2e/record-forms',
  'faults/kill',
  'e2e/tyres-list',
  'e2e/tyre-sheet',
  'faults/many-processes',
  'e2e/articles',
  'faults/database',
  'e2e/newsletters-admin',
  'e2e/guides',
  'e2e/everyone',
  'faults/backup',
  'e2e/overlaps',
  'e2e/newsletter',
  'e2e/back-office-frame',
  'faults/processes',
  'e2e/axe-pages',
  'e2e/clerk-day',
  'faults/stop',
  'faults/start',
  'faults/last-ones',
];

/** Short ones first, and last what has a list of its longest files above. */
const PROJECTS = ['node', 'external', 'built', 'matrix'];

/**
 * A worker goes on only with a file of the same project, so the files of a project follow one another. Journeys use both cores and
 * faults mostly wait: side by side they take less time than one after the other.
 */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Not the method of an array.
    const sorted = await super.sort(files);
    const byFolder = Map.groupBy(
      sorted.toSorted((a, b) => rank(a) - rank(b)),
      ({ moduleId, project }) => `${project.name} ${moduleId.includes('/test/faults/')}`,
    );
    const placed = [...byFolder.values()].flatMap((ofFolder) =>
      ofFolder.map((file, at) => ({
        file,
        place: PROJECTS.indexOf(file.project.name) + at / ofFolder.length,
      })),
    );
    return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file);
  }
}

function rank({ moduleId }: TestSpecification): number {
  const found = MAX_LENGTH.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found === -1 ? MAX_LENGTH.length : found;
}
