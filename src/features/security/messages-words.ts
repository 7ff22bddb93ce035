// What the operations page calls the jobs of the security log.
export const securityWords = {
  jobs: {
    'security.watch': 'Turvallisuuden valvonta',
    'security.alarm-email': 'Turvallisuushälytys sähköpostilla',
    'security.forget': 'Turvallisuuslokin siivous',
  },
} as const;
