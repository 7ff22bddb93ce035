// Requests an email to an address that is then confirmed by it. A plain form: works without script.
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../contract/plain-form.ts';
import { Button } from '../button.tsx';
import { TextField } from '../form/field.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { usePageExists } from './known-pages.tsx';

import layout from '../style/layout.module.css';

interface EmailRequestProps {
  action: `/api/${string}`;
  /** Shown again where it is refused. */
  page: string;
  /** Of the field. */
  id: string;
  lead: string;
  texts: { email: string; submit: string; privacy: string };
  /** What becomes of the address. */
  consent: string;
  privacyPath: string;
  refused: RefusedForm | undefined;
}

export function EmailRequest(props: EmailRequestProps) {
  const { action, page, id, lead, texts, consent, privacyPath, refused } = props;
  const pageExists = usePageExists();
  return (
    <form method="post" action={action} noValidate className={layout.stack3}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={page} />
      <p>{lead}</p>
      <TextField
        id={id}
        name="email"
        type="email"
        label={texts.email}
        required
        autoComplete="email"
        maxLength={254}
        defaultValue={refused?.values['email']}
        error={refused && (fieldError(refused, 'email') ?? refused.problem.message)}
      />
      <Honeypot />
      <p>
        <Button type="submit" variant="outline">
          {texts.submit}
        </Button>
      </p>
      <p className={layout.note}>
        {consent} {pageExists(privacyPath) && <a href={privacyPath}>{texts.privacy}</a>}
      </p>
    </form>
  );
}
