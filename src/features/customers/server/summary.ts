// A customer as other slices see one.
export interface CustomerSummary {
  _id: string;
  name: string;
  email: string;
  /** As it was typed; may be empty. */
  phone: string;
}

export function summaryOf({
  id,
  name,
  email,
  phone,
}: Omit<CustomerSummary, '_id'> & { id: string }): CustomerSummary {
  return { _id: id, name, email, phone };
}
