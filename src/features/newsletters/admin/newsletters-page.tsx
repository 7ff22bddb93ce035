// The list of newsletters and those who get them; forms, sending and progress open over it at separate addresses.
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { Link, Outlet, useNavigate, useSearchParams } from 'react-router';

import { Button, buttonClass } from '../../../platform/ui/button.tsx';
import { useListAddress } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { newsletterListMessages as messages } from '../messages/admin.ts';
import {
  audienceQuery,
  NEWSLETTERS_PATH,
  NEWSLETTERS_PER_PAGE,
  newslettersQuery,
} from './newsletter-queries.ts';
import { NewsletterTable } from './newsletter-table.tsx';
import { AudienceSection } from './sending/audience-section.tsx';
import { NOBODY, type Chosen, type ChosenContext } from './sending/chosen-subscribers.ts';
import { MailNotice } from './sending/mail-notice.tsx';

export function NewslettersPage() {
  const { page, q } = useListAddress();
  const [chosen, setChosen] = useState<Chosen>(NOBODY);
  const { data: audience } = useQuery(audienceQuery(''));
  return (
    <ListPage
      texts={{ ...messages, emptyBody: messages.emptyBody(audience?.total ?? undefined) }}
      query={useQuery(newslettersQuery({ page, q }))}
      paging={{ page, perPage: NEWSLETTERS_PER_PAGE }}
      isFiltered={q !== ''}
      actions={<Starts />}
      notice={<MailNotice isBrief />}
      emptyAction={
        <Link to={`${NEWSLETTERS_PATH}/new`} className={buttonClass({ variant: 'outline' })}>
          {messages.create}
        </Link>
      }
      after={
        <>
          <AudienceSection chosen={chosen} onChange={setChosen} />
          <Outlet context={{ chosen, setChosen } satisfies ChosenContext} />
        </>
      }
    >
      {(newsletters) => <NewsletterTable newsletters={newsletters} />}
    </ListPage>
  );
}

function Starts() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = query.toString();
  return (
    <>
      <Button
        variant="outline"
        icon={<Tags />}
        onClick={() => void navigate({ pathname: `${NEWSLETTERS_PATH}/offer-message`, search })}
      >
        {messages.offerMessage}
      </Button>
      <Link to={{ pathname: `${NEWSLETTERS_PATH}/new`, search }} className={buttonClass()}>
        <Plus />
        {messages.create}
      </Link>
    </>
  );
}
