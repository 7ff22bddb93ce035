// Where in the back office what needs care is fixed; the parts of the operations page have separate ids.
export const OPERATIONS_PATH = '/admin/yllapito';

export const operationsParts = {
  jobs: 'taustatyot',
  system: 'jarjestelma',
  security: 'turvallisuus',
  service: (name: string) => `palvelu-${name}`,
} as const;

export const warningPaths = {
  page: OPERATIONS_PATH,
  jobs: `${OPERATIONS_PATH}#${operationsParts.jobs}`,
  system: `${OPERATIONS_PATH}#${operationsParts.system}`,
  security: `${OPERATIONS_PATH}#${operationsParts.security}`,
  service: (name: string) => `${OPERATIONS_PATH}#${operationsParts.service(name)}`,
  trackings: '/admin/competitor-prices',
  register: '/admin/tires/eu-rekisteri',
} as const;
