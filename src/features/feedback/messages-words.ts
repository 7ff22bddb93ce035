// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const feedbackWords = {
  entities: { feedback: 'Palaute' },
  jobs: { 'feedback.forget': 'Vanhojen palautteiden siivous' },
} as const;
