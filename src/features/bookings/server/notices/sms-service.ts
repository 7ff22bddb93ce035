// The text message service as the operations page tries it out.
import type { OutsideService } from '../../../../platform/server/feature.ts';
import type { SmsSettings } from '../../../../platform/server/settings.ts';
import { trySms } from '../../../../platform/server/sms/http-sms.ts';
import { smsServiceWords } from '../../messages/words.ts';

export function smsService(settings: SmsSettings | undefined): OutsideService {
  return {
    name: 'sms',
    ...smsServiceWords,
    isSet: settings !== undefined,
    test: async (signal) => {
      if (settings) await trySms(settings, signal);
    },
  };
}
