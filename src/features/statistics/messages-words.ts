// What the operations page calls the jobs of the statistics.
export const statisticsWords = {
  jobs: { 'statistics.forget': 'Vanhojen päiväkohtaisten lukujen poisto' },
} as const;
