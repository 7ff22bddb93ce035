// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const feedbackWords = {
  entities: { feedback: 'Palaute' },
  jobs: { 'feedback.forget': 'Vanhojen palautteiden siivous' },
} as const;
