// What visitors will see, while it is written: the very component of the home page in a frame as wide as their screen.
import { useCallback, useState } from 'react';

import { isDay } from '../../../platform/contract/dates.ts';
import { SegmentedControl } from '../../../platform/ui/form/segmented-control.tsx';
import { FIRST_SCREEN, ScreenSwitch } from '../../../platform/ui/preview/screen-switch.tsx';
import { campaignPreviewMessages as messages } from '../messages-admin.ts';
import { CampaignPanel, CampaignStrip } from '../site/campaign-panel.tsx';
import type { CampaignForm } from './campaign-form.ts';
import { CampaignFrame } from './campaign-frame.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './campaign-preview.module.css';

const VIEWS = ['corner', 'opened'] as const;
/** Id for the preview of a campaign that is not stored yet. */
const PREVIEW_ID = 'esikatselu';

interface CampaignPreviewProps {
  form: CampaignForm;
  /** Stays when no other picture is chosen. */
  storedImageUrl: string | undefined;
}

export function CampaignPreview({ form, storedImageUrl = '' }: CampaignPreviewProps) {
  const [screen, setScreen] = useState<string>(FIRST_SCREEN);
  const device = screen === 'desktop' ? 'desktop' : 'phone';
  const [view, setView] = useState<(typeof VIEWS)[number]>('opened');
  const close = useCallback(() => setView('corner'), []);
  const { name, description, endDate, startDate } = form;
  const imageUrl = form.imageUrl || storedImageUrl;
  const campaign = {
    _id: PREVIEW_ID,
    name: name.trim() || messages.unnamed,
    description: description.trim(),
    endDate: isDay(endDate) ? endDate : startDate,
    imageUrl,
  };
  return (
    <section aria-label={messages.title} className={`${layout.stack3} ${styles.preview}`}>
      <h3>{messages.title}</h3>
      <div className={layout.cluster2}>
        <ScreenSwitch value={screen} onChange={setScreen} />
        <SegmentedControl
          legend={messages.viewLegend}
          name="campaign-preview-view"
          value={view}
          segments={VIEWS.map((value) => ({ value, label: messages[value] }))}
          onChange={({ target }) => setView(VIEWS.find((one) => one === target.value) ?? 'opened')}
        />
      </div>
      <CampaignFrame
        key={device}
        title={messages.frame}
        device={device}
        openId={view === 'opened' ? `kampanja-${PREVIEW_ID}` : undefined}
        onClosed={close}
      >
        <CampaignStrip campaigns={[campaign]} />
        <CampaignPanel campaigns={[campaign]} isOpen={device === 'desktop'} bookingUrl="" />
      </CampaignFrame>
    </section>
  );
}
