// Public API of the EU's tyre label register on the server.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { Catalogue } from '../../catalogue/server/index.ts';
import {
  getRegisterState,
  listDisagreements,
  lookUpLabel,
  settleDisagreement,
  type RegisterState,
} from '../contract.ts';
import { labelRegisterWords, serviceWords } from '../messages-words.ts';
import { labelChecking, type LabelChecking } from './checking.ts';
import type { LabelRegisterParts } from './query-register.ts';
import { createEprelClient, recordedRegister, type LabelRegister, type RegisterOptions } from './register.ts';
import { labelRegisterService, type LabelRegisterService } from './service.ts';

export interface LabelRegisterSources extends RegisterOptions {
  catalogue: Pick<Catalogue, 'listLabelled' | 'setLabel'>;
  /** Milliseconds between two requests of the weekly check; default: a second. */
  paceMs?: number;
}

export function createLabelRegister(
  platform: Platform,
  { catalogue, paceMs = 1000, ...options }: LabelRegisterSources,
): LabelRegisterService & LabelChecking & { feature: Feature } {
  const chosen = chosenRegister(platform, options);
  const isIdle = chosen.register === undefined;
  const fetchFiles = defineJob({
    name: 'label-register.files',
    schema: z.object({ number: z.string() }),
    isSerial: true,
    timeLimitS: 180,
    isIdle,
    retry: { attempts: 4, firstDelayS: 60 },
    run: ({ data, signal }) => checking.fetchFiles(data.number, signal),
  });
  const parts: LabelRegisterParts = {
    catalogue,
    paceMs,
    ...chosen,
    enqueueFiles: async (number) => {
      await platform.jobs.enqueue(fetchFiles, { number }, { singletonKey: number });
    },
  };
  const service = labelRegisterService(platform, parts);
  const checking = labelChecking(platform, parts);
  const checkDue = defineJob({
    name: 'label-register.check-due',
    schema: z.object({}),
    isSerial: true,
    timeLimitS: 3000,
    schedule: { cron: '37 * * * *' },
    isIdle,
    run: ({ signal }) => checking.checkDue(signal),
  });
  return {
    ...service,
    ...checking,
    feature: {
      name: 'label-register',
      words: labelRegisterWords,
      routes: registerRoutes(service),
      jobs: [fetchFiles, checkDue],
      pictureUses: service.listFiles,
      services: [
        {
          name: 'label-register',
          ...serviceWords,
          isSet: parts.register !== undefined,
          // Whether or not there is a tyre of this number, the register has answered.
          test: async (signal) => void (await parts.register?.find('1', signal)),
        },
      ],
    },
  };
}

function registerRoutes(service: LabelRegisterService): BoundRoute[] {
  return [
    route(lookUpLabel, ({ body, signal }) => service.lookUp(body.text, signal)),
    route(getRegisterState, () => service.state()),
    route(listDisagreements, async ({ query, reply }) => {
      const { rows, total } = await service.listDisagreements(query.page);
      reply.header('x-total-count', total);
      return rows;
    }),
    route(settleDisagreement, async ({ params, body }) => {
      await service.settle(params.productId, body);
      return undefined;
    }),
  ];
}

/** The register itself with a key; its recorded answers in development without one. */
function chosenRegister(
  { settings }: Platform,
  options: RegisterOptions,
): { register: LabelRegister | undefined; source: RegisterState['source'] } {
  if (settings.labelRegister) {
    return { register: createEprelClient(settings.labelRegister, options), source: 'register' };
  }
  return settings.isDevelopment
    ? { register: recordedRegister(), source: 'recorded' }
    : { register: undefined, source: 'none' };
}
