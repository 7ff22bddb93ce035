// The parts of a tyre's form, and the buttons above them that lead to each.
import type { ReactNode } from 'react';

import { ChipRow } from '../../../../platform/ui/chip.tsx';
import { FieldGroup } from '../../../../platform/ui/form/field-group.tsx';
import { adminMessages } from '../../messages/admin.ts';

import styles from '../forms.module.css';

const { sections, sectionsLabel } = adminMessages.product;
const NAMES = ['basics', 'label', 'pictures', 'rating'] as const;
type SectionName = (typeof NAMES)[number];

const idOf = (name: SectionName) => `product-section-${name}`;

/** Leads the focus along, so that who works by keyboard goes on in that part. */
function goTo(name: SectionName): void {
  const section = document.getElementById(idOf(name));
  section?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

export function SectionLinks() {
  return (
    <nav aria-label={sectionsLabel} className={styles.sections}>
      <ChipRow
        label={sectionsLabel}
        chips={NAMES.map((key) => ({ key, label: sections[key], onChoose: () => goTo(key) }))}
      />
    </nav>
  );
}

export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <FieldGroup id={idOf(name)} title={sections[name]}>
      {children}
    </FieldGroup>
  );
}
