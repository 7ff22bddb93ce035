// Who may import whom: the machine-read form of docs/architecture.md. Run by check-imports.ts, proven to bite on test/fixtures/import-rules.
import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The slices that may use other slices' public APIs (`server/index.ts`), and which ones. Everybody else meets
 * through contracts. Tests keep this free of cycles and of entries nobody uses; a new line needs a reason in the commit.
 */
export const composingSlices: Readonly<Record<string, readonly string[]>> = {
  chat: [
    'articles',
    'campaigns',
    'catalogue',
    'feedback',
    'homepage',
    'opening-hours',
    'price-list',
    'shop-profile',
  ],
  competitors: ['catalogue', 'imports'],
  homepage: ['campaigns', 'opening-hours', 'reviews', 'shop-profile'],
  imports: ['catalogue'],
  'label-register': ['catalogue'],
  newsletters: ['catalogue', 'opening-hours', 'shop-profile', 'subscribers'],
  pages: ['articles', 'opening-hours', 'price-list', 'shop-profile'],
};

/** Components of a slice's site/ or admin/ that other slices may show, as `<slice>/<site|admin>/<file without ending>`. A test fails on one that none shows. */
export const sharedComponents: readonly string[] = [
  'accounts/admin/session',
  'articles/admin/writing/claim-list',
  'articles/admin/writing/writing-area',
  'articles/site/article-card',
  'bookings/site/own-bookings',
  'campaigns/site/campaign-panel',
  'catalogue/admin/counter/chosen-tyre',
  'catalogue/admin/counter/product-picker',
  'catalogue/admin/offer-margin',
  'catalogue/site/drawings/size-diagram',
  'catalogue/site/product-card',
  'catalogue/site/product/eu-label',
  'catalogue/site/side-wheel',
  'catalogue/site/size-finder.island',
  'enquiries/admin/take-button',
  'enquiries/site/enquiry-form',
  'feedback/admin/feedback-panel',
  'homepage/site/service-art',
  'label-register/admin/register-page',
  'media/admin/image-field',
  'media/admin/use-picture-upload',
  'newsletters/admin/sending/mail-notice',
  'opening-hours/site/hours-table',
  'operations/admin/warning-texts',
  'pages/site/guides/guide-parts',
  'pages/site/guides/source-note',
  'reviews/site/reviews-section',
  'season/site/season-line',
  'security/admin/security-panel',
  'shop-profile/site/credit-terms',
  'shop-profile/site/shop-map',
  'stock-alerts/admin/waiting-count',
  'stock-alerts/admin/waiting-page',
  'stock-alerts/site/stock-alert-form',
  'tyre-hotel/site/own-tyres',
];

const TESTS = '[.]test[.]tsx?$';
const PURE_FILES = '^src/features/[^/]+/(?!server/|site/|admin/).+[.]tsx?$';
/** What pure rules know as data. */
const PURE_DATA = '^src/features/[^/]+/(?!server/|site/|admin/).+[.]json$';
const ZOD = '(^|/)node_modules/zod/';
/** Type declarations leave nothing in the running code. */
const TYPES = '(^|/)node_modules/@types/';
const BROWSER_CODE = [
  '^src/features/[^/]+/(site|admin)/',
  '^src/platform/(browser|ui)/',
  '^src/app/(admin/[a-z-]+|site/(entry|frame-script|styles|page-styles))[.]tsx?$',
];
const SHARED_BY_BOTH_SIDES = ['^src/platform/contract/', PURE_FILES];
const BROWSER_ENTRIES = '^src/app/(site|admin)/entry[.]tsx?$';
const SERVER_PACKAGES =
  '(^|/)node_modules/(fastify|@fastify/[^/]+|fastify-type-provider-zod|kysely|pg|pg-boss|pino|prom-client|sharp|nodemailer|undici|csv-parse|vite)/';
const OUTSIDE_WORLD = [
  '(^|/)node_modules/(undici|nodemailer|pg|pg-boss|ai|@ai-sdk/[^/]+|@aws-sdk/[^/]+)/',
  '^(node:)?(http|https|http2|net|tls|dns|dns/promises|dgram|child_process)$',
];

function composingRules(): IForbiddenRuleType[] {
  return Object.entries(composingSlices).map(([slice, used]) => ({
    name: `${slice}-imports-only-listed-slices`,
    severity: 'error',
    comment: `${slice} may use only the public APIs listed in composingSlices.`,
    from: { path: `^src/features/${slice}/server/`, pathNot: TESTS },
    to: {
      path: '^src/features/[^/]+/(server|site|admin)/',
      pathNot: [`^src/features/${slice}/`, `^src/features/(${used.join('|')})/server/index[.]ts$`],
    },
  }));
}

const platformRules: IForbiddenRuleType[] = [
  {
    name: 'contract-imports-only-zod',
    severity: 'error',
    comment: 'What both sides and all slices share stands on nothing.',
    from: { path: '^src/platform/contract/', pathNot: TESTS },
    to: { path: '.', pathNot: ['^src/platform/contract/', ZOD, TYPES] },
  },
  {
    name: 'platform-does-not-import-slices',
    severity: 'error',
    from: { path: '^src/platform/', pathNot: TESTS },
    to: { path: '^src/(features|app)/|^src/main[.]ts$' },
  },
  {
    name: 'platform-server-does-not-import-browser',
    severity: 'error',
    from: { path: '^src/platform/server/', pathNot: TESTS },
    to: { path: '^src/platform/browser/' },
  },
];

const sliceRules: IForbiddenRuleType[] = [
  {
    name: 'pure-files-import-only-allowed',
    severity: 'error',
    comment:
      'Contracts, messages and pure rules: zod, platform/contract, the like files of any slice and their data.',
    from: { path: PURE_FILES, pathNot: TESTS },
    to: { path: '.', pathNot: [...SHARED_BY_BOTH_SIDES, PURE_DATA, ZOD, TYPES] },
  },
  {
    name: 'server-imports-only-allowed',
    severity: 'error',
    comment:
      'Server code of a slice: platform/server, platform/contract, its own slice, contracts of others.',
    from: {
      path: '^src/features/([^/]+)/server/',
      pathNot: [TESTS, `^src/features/(${Object.keys(composingSlices).join('|')})/`],
    },
    to: {
      path: '^src/',
      pathNot: ['^src/platform/(server|contract)/', '^src/features/$1/', PURE_FILES],
    },
  },
  {
    name: 'composing-server-imports-only-allowed',
    severity: 'error',
    comment: 'The composing slices differ from the others only in the public APIs they may use.',
    from: { path: `^src/features/(${Object.keys(composingSlices).join('|')})/server/`, pathNot: TESTS },
    to: { path: '^src/', pathNot: ['^src/platform/(server|contract)/', '^src/features/'] },
  },
  ...composingRules(),
  {
    name: 'ui-imports-only-allowed',
    severity: 'error',
    comment:
      'site/ and admin/: platform ui, browser and contract, their own slice, pure files and shared components.',
    from: { path: '^src/features/([^/]+)/(site|admin)/', pathNot: TESTS },
    to: {
      path: '^src/',
      pathNot: [
        '^src/platform/(ui|browser|contract)/',
        '^src/features/$1/',
        PURE_FILES,
        ...sharedComponents.map((file) => `^src/features/${file}[.]tsx?$`),
      ],
    },
  },
  {
    name: 'site-does-not-import-admin',
    severity: 'error',
    from: { path: '^src/features/[^/]+/site/|^src/app/site/', pathNot: TESTS },
    to: { path: '^src/features/[^/]+/admin/|^src/app/admin/' },
  },
  {
    name: 'store-does-not-import-its-callers',
    severity: 'error',
    comment: 'A store is the SQL of its slice and nothing else.',
    from: { path: '^src/features/[^/]+/server/.*store[.]ts$', pathNot: TESTS },
    to: { path: '^src/features/[^/]+/server/.*(index|routes|service|pages|jobs)[.]tsx?$' },
  },
  {
    name: 'features-do-not-import-network',
    severity: 'error',
    comment: 'Mail, language model, files, outgoing HTTP and the database are ports of platform/server.',
    from: { path: '^src/features/', pathNot: TESTS },
    to: { path: OUTSIDE_WORLD },
  },
];

const browserRules: IForbiddenRuleType[] = [
  {
    name: 'browser-does-not-import-server',
    severity: 'error',
    comment: 'Not even a type: what both sides need is in a contract.',
    from: { path: [...BROWSER_CODE, ...SHARED_BY_BOTH_SIDES], pathNot: TESTS },
    to: { path: '^src/.*/server/' },
  },
  {
    name: 'browser-bundle-does-not-reach-server',
    severity: 'error',
    from: { path: BROWSER_ENTRIES },
    to: { path: '^src/.*/server/', reachable: true },
  },
  {
    name: 'browser-does-not-import-node',
    severity: 'error',
    from: { path: [...BROWSER_CODE, ...SHARED_BY_BOTH_SIDES], pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-does-not-import-server-packages',
    severity: 'error',
    from: { path: [...BROWSER_CODE, ...SHARED_BY_BOTH_SIDES], pathNot: TESTS },
    to: { path: SERVER_PACKAGES },
  },
];

const generalRules: IForbiddenRuleType[] = [
  {
    name: 'no-import-cycle',
    severity: 'error',
    comment: 'Nor one that is closed by a type alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'app-is-not-imported',
    severity: 'error',
    comment: 'app is where everything meets; only the process, the tests and the documents start there.',
    from: { path: '.', pathNot: ['^src/app/', '^src/main[.]ts$', '^scripts/docs[.]ts$', '^test/', TESTS] },
    to: { path: '^src/app/' },
  },
  {
    name: 'main-is-not-imported',
    severity: 'error',
    from: { path: '.' },
    to: { path: '^src/main[.]ts$' },
  },
  {
    name: 'src-does-not-import-tests-or-scripts',
    severity: 'error',
    comment: 'What ships does not lean on tests, benchmarks or scripts.',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: [TESTS, '^(test|bench|scripts)/'] },
  },
  {
    name: 'src-does-not-import-dev-dependencies',
    severity: 'error',
    comment: 'What `npm start` needs is in dependencies.',
    from: { path: '^src/|^scripts/(start|build|vite-config)[.]ts$', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: TYPES },
  },
  {
    name: 'packages-are-declared',
    severity: 'error',
    comment: 'An import of a package that package.json does not name works by accident.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

export const importRules: readonly IForbiddenRuleType[] = [
  ...platformRules,
  ...sliceRules,
  ...browserRules,
  ...generalRules,
];
