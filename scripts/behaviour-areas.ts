// The areas of docs/behaviour: what each page is about, and which test files belong to it.

export interface BehaviourArea {
  /** The page's file name without its ending. */
  page: string;
  title: string;
  about: string;
  /** Globs from the root. A test file belongs to the first area that has it, so the special comes before the general. */
  files: readonly string[];
}

const journeys = (...names: string[]): string[] => names.map((name) => `test/e2e/${name}.test.ts`);

export const AREAS: readonly BehaviourArea[] = [
  {
    page: 'accounts',
    title: 'Staff accounts',
    about:
      'Who may sign in, how long it lasts, how many wrong passwords are borne, and what staff see first.',
    files: [
      'src/features/accounts/**',
      'src/platform/browser/session/**',
      'src/platform/server/auth/**',
      'src/platform/**/session-tokens.test.ts',
      ...journeys('back-office', 'staff-session'),
    ],
  },
  {
    page: 'articles',
    title: 'Articles',
    about: 'Articles: public pages, the feed, drafts, publishing now or later.',
    files: ['src/features/articles/**', 'src/platform/contract/**/content*.test.ts', ...journeys('articles')],
  },
  {
    page: 'conversations',
    title: 'Conversations',
    about:
      'The record of conversations that visitors start: what is stored, for how long, and what staff see.',
    files: [
      'src/features/chat/server/conversations/**',
      'src/features/chat/**/{conversation-id,daily-starts}.test.ts',
      ...journeys('conversations'),
    ],
  },
  {
    page: 'assistant',
    title: 'The assistant',
    about: "Answers visitors from the shop's own records, over a stream; with or without a language model.",
    files: [
      'src/features/chat/**',
      'src/platform/server/model/**',
      'src/platform/server/turns.test.ts',
      ...journeys('chat'),
    ],
  },
  {
    page: 'back-office',
    title: 'The frame of the back office',
    about: 'What all tabs share: drawer, command palette, messages, unsaved changes, accounts, audit log.',
    files: [
      'src/app/**/admin-*.test.ts',
      'src/app/admin/**',
      'src/features/audit/**',
      'src/platform/server/audit/**',
      'src/platform/server/change-stream.test.ts',
      'src/platform/browser/**/{admin-commands,api,api-problem,merge-changes,readable-address,toasts}.test.ts',
      'src/platform/browser/form/**',
      'test/e2e/record-forms.test.ts',
      ...journeys('admin-palette', 'axe-office', 'back-office-frame', 'clerk-day', 'error-screen'),
    ],
  },
  {
    page: 'today',
    title: 'The day at a glance',
    about:
      'The first tab of the back office: what waits for somebody today, what ends soon and what does not work.',
    files: ['src/features/today/**', 'src/platform/server/shared-read.test.ts', ...journeys('today')],
  },
  {
    page: 'statistics',
    title: "The owner's statistics",
    about:
      'What is searched, opened and booked, and what offers, campaigns and newsletters brought: counted by day, without visitors.',
    files: [
      'src/features/statistics/**',
      'src/platform/server/counts/**',
      'src/platform/server/pages/countable-view.test.ts',
      ...journeys('statistics'),
    ],
  },
  {
    page: 'stock-alerts',
    title: 'Back in stock',
    about: 'Visitors who want to be told once when four of a tyre are there, and what staff see of them.',
    files: ['src/features/stock-alerts/**', ...journeys('stock-alerts')],
  },
  {
    page: 'season',
    title: 'The season',
    about:
      'When to change tyres: the law, the weather of the roads and the queue of the shop in one answer, and a reminder of it.',
    files: ['src/features/season/**'],
  },
  {
    page: 'campaigns',
    title: 'Campaigns',
    about: 'What the shop promotes on the days between a first and a last one, both included.',
    files: ['src/features/campaigns/**', ...journeys('campaigns', 'campaigns-admin')],
  },
  {
    page: 'tyres-admin',
    title: 'Tyres in the back office',
    about:
      'Manufacturers, sizes, products, offers and prices as staff change them, one by one and many at once.',
    files: [
      'src/features/catalogue/admin/**',
      'src/features/catalogue/server/{counter,editing,sheet}/**',
      'src/features/catalogue/**/{audit-words,panel-fields,pasted-rows,product-differences,product-form}.test.ts',
      'src/features/catalogue/**/{offer-editing,parts-editing,product-editing,price-changing,price-change}.test.ts',
      'src/features/catalogue/**/{readiness,sheet,sheet-filter}.test.ts',
      ...journeys('tyres-list', 'tyres-spec', 'tyres-tab', 'tyre-price', 'tyre-sheet'),
    ],
  },
  {
    page: 'catalogue',
    title: 'The catalogue',
    about:
      'Tyres, their sizes, manufacturers, prices and stock: how they are found, what they cost, how a list becomes them.',
    files: [
      'src/features/catalogue/**',
      ...journeys('compare', 'finder', 'first-view', 'label', 'newcomer', 'search-box'),
    ],
  },
  {
    page: 'label-register',
    title: "The EU's tyre label register",
    about:
      'How products are filled from EPREL and checked against it, and what the shop does without a key to it.',
    files: ['src/features/label-register/**', ...journeys('label-register')],
  },
  {
    page: 'customers',
    title: 'Customers',
    about: 'The account and its mailed links, the profile, the cars, taking everything along and leaving.',
    files: ['src/features/customers/**', ...journeys('customer')],
  },
  {
    page: 'competitors',
    title: "Competitors' prices",
    about: 'Pages of competitors that staff follow, how they are read, and what a change is.',
    files: ['src/features/competitors/**', ...journeys('radar')],
  },
  {
    page: 'enquiries',
    title: 'Enquiries',
    about: 'Enquiry forms for rims, a call back and a season change, and the staff inbox for them.',
    files: ['src/features/enquiries/**', ...journeys('inbox')],
  },
  {
    page: 'feedback',
    title: 'Feedback',
    about:
      "What visitors think of the shop and of the assistant's answers: a rating with a comment, or a thumb.",
    files: ['src/features/feedback/**', ...journeys('feedback')],
  },
  {
    page: 'homepage',
    title: 'Home page',
    about: 'What the home page shows, what staff may change on it, and its defaults.',
    files: ['src/features/homepage/**', ...journeys('home-lists', 'homepage-editor')],
  },
  {
    page: 'layout',
    title: 'Header, menu and footer',
    about: 'What all public pages share: header, menu, footer and overlays.',
    files: [
      'src/app/site/**',
      'src/app/**/{site-floats,site-layout,specified-measures}.test.ts',
      ...journeys('frame', 'overlaps', 'overlays', 'public-pages'),
    ],
  },
  {
    page: 'imports',
    title: 'Imports and pricing',
    about:
      "How a wholesaler's list becomes tyres on sale: what is taken, what is refused, what a price is made of.",
    files: ['src/features/imports/**', ...journeys('imports-admin', 'price-list')],
  },
  {
    page: 'newsletter-subscribers',
    title: 'Newsletter subscribers',
    about: 'Who gets the newsletter: subscribing, confirming, leaving, and what staff see of it.',
    files: ['src/features/subscribers/**', ...journeys('newsletter')],
  },
  {
    page: 'newsletter-delivery',
    title: 'The delivery of newsletters',
    about: 'How a newsletter reaches each subscriber once, with its bounces, clicks and results.',
    files: [
      'src/features/newsletters/server/{delivery,results}/**',
      'src/features/newsletters/**/{bounces,clicks,delivery,delivery-rules,recovery,results}.test.ts',
      'test/faults/newsletter.test.ts',
    ],
  },
  {
    page: 'newsletters',
    title: 'Newsletters',
    about: 'Written, previewed, scheduled and sent by staff.',
    files: ['src/features/newsletters/**', ...journeys('newsletters-admin', 'newsletter-editor')],
  },
  {
    page: 'email',
    title: 'Email and text messages',
    about: 'How an email or a text message is composed and passed to its service.',
    files: ['src/platform/server/{mail,sms}/**'],
  },
  {
    page: 'backups',
    title: 'Backups',
    about:
      'One archive holds a shop; out of it comes the same shop, paused until an owner takes it into use.',
    files: ['src/features/backups/**', 'src/platform/server/backup/**', 'test/faults/backup.test.ts'],
  },
  {
    page: 'operations',
    title: 'Operations',
    about: "How the product runs, for the shop's owner: settings, services to try, jobs to run, the log.",
    files: [
      'src/features/operations/**',
      'src/platform/server/jobs/**',
      'src/platform/server/*.test.ts',
      'src/app/**/{config,start-failure}.test.ts',
    ],
  },
  {
    page: 'opening-hours',
    title: 'Opening hours',
    about:
      'When the shop is open, said the same way in the header, the footer, the structured data and the API.',
    files: ['src/features/opening-hours/**', ...journeys('hours-panel')],
  },
  {
    page: 'sharing',
    title: 'Found and shared',
    about: 'Titles, structured data, sitemap, robots, the web manifest, pictures of shared links.',
    files: ['src/platform/server/sharing/**', 'test/found.test.ts'],
  },
  {
    page: 'plain-forms',
    title: 'Pages and forms without script',
    about: 'What works without script, and how plain form posts are answered.',
    files: ['src/platform/server/http/**/plain-forms.test.ts', ...journeys('without-script')],
  },
  {
    page: 'media',
    title: 'Pictures',
    about: 'Uploaded images: accepted formats, resizing, storage, use and removal.',
    files: [
      'src/features/media/**',
      'src/platform/server/files/**',
      'src/platform/contract/**/uploaded-*.test.ts',
      'test/faults/{disk-pictures,picture-bombs}.test.ts',
      ...journeys('media'),
    ],
  },
  {
    page: 'price-list',
    title: 'The price list',
    about:
      "What the shop's services cost: one list for the page, the API and everything that works out a price.",
    files: ['src/features/price-list/**', ...journeys('price-list-panel')],
  },
  {
    page: 'reviews',
    title: 'Reviews',
    about: 'Reviews of customers from the public reviews service, as last read.',
    files: ['src/features/reviews/**'],
  },
  {
    page: 'guides',
    title: 'Service and guide pages',
    about:
      'Rims, tyre hotel, balancing, repair, good to know, financing, contact, thanks, privacy and accessibility.',
    files: ['src/features/pages/**', ...journeys('guides')],
  },
  {
    page: 'shop-profile',
    title: 'Shop profile',
    about:
      'The one place from which every page takes the name, contact details, links and credit terms of the shop.',
    files: ['src/features/shop-profile/**', ...journeys('shop-profile-admin')],
  },
  {
    page: 'demonstration',
    title: 'The demonstration shop',
    about: 'What a fresh installation shows, what it promises, and how demonstration content is removed.',
    files: ['src/app/**/{end-demonstration,promises}.test.ts', 'test/demonstration.test.ts'],
  },
  {
    page: 'bookings',
    title: 'Bookings',
    about:
      'Which times can be booked, how a time and its tyres are taken by one alone, and what staff do with it.',
    files: [
      'src/features/bookings/**',
      'test/faults/last-ones.test.ts',
      'test/matrix/bookings.test.ts',
      ...journeys('booking', 'bookings-board', 'bookings-desk'),
    ],
  },
  {
    page: 'tyre-hotel',
    title: 'The tyre hotel',
    about:
      "Customers' stored sets: taken in and measured at the counter, shown to their owners alone, reminders.",
    files: ['src/features/tyre-hotel/**', ...journeys('tyre-hotel')],
  },
  {
    page: 'accessibility',
    title: 'Accessibility and parts of the screen',
    about: 'Contrast, keyboard, large text, narrow screens, and the parts that every screen is made of.',
    files: [
      'src/platform/ui/**',
      'src/platform/browser/list/**',
      ...journeys('axe-pages', 'everyone', 'keyboard', 'reflow'),
    ],
  },
  {
    page: 'api',
    title: 'The API',
    about:
      'What is common to all calls: validation, errors, repeated calls, and the description for other programs.',
    files: ['src/platform/server/http/**', 'test/{idempotency,openapi}.test.ts'],
  },
  {
    page: 'pages',
    title: 'Serving pages',
    about:
      'Pages as bytes: rendered once, compressed, cached, dropped when what they show changes; their size.',
    files: ['src/platform/server/pages/**', 'test/page-serving.test.ts', ...journeys('budgets')],
  },
  {
    page: 'security',
    title: 'Security',
    about: 'What protects every request: headers, limits, permissions, hostile input.',
    files: [
      'src/platform/server/{limits,outbound,security-log}/**',
      'src/features/security/**',
      'test/{access,forwarded,hostile-input,listening,security-headers,slow-patterns,uploads}.test.ts',
      'test/faults/{built,fuzz}.test.ts',
    ],
  },
  {
    page: 'database',
    title: 'The database',
    about: 'Embedded or external: connecting, migrating, upgrading, a standby for reads.',
    files: ['src/platform/server/db/**', 'test/{database,deploy,upgrade}.test.ts', 'test/external/**'],
  },
  {
    page: 'faults',
    title: 'Failures of the machine',
    about: 'Killed processes, a lost database, a full disk, a wrong start, and many processes over one shop.',
    files: ['test/faults/**', 'test/matrix/**'],
  },
  {
    page: 'formats',
    title: 'Numbers, dates and texts',
    about:
      'How money, days, phone numbers and lists are read and written, the same on server and in browser.',
    files: ['src/platform/contract/**'],
  },
  {
    page: 'repository',
    title: 'The repository',
    about: 'What the source, its documents and its tools guarantee.',
    files: ['scripts/**', 'test/{architecture,docs,import-rules}.test.ts', ...journeys('harness')],
  },
];
