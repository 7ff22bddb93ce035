// What a slice stores of a customer, for the export of an account and for its removal.

export interface AccountOwner {
  _id: string;
  /** Confirmed: what came from it is its owner's. */
  email: string;
}

/** One slice's part of a customer's data. */
export interface PersonalData {
  /** The key in the exported file. */
  name: string;
  /** Everything that is stored of the customer, as JSON. */
  exportOf: (customer: AccountOwner) => Promise<unknown>;
  /** Removes or anonymizes it; may be called again after a failure. */
  erase: (customer: AccountOwner) => Promise<void>;
  /** Whether the customer has something here that an unused account must not go with: wheels on a shelf, an appointment ahead. */
  isInUse?: (customer: AccountOwner) => Promise<boolean>;
  /** Moves what is stored by the confirmed address from `oldEmail` to the present one. */
  follow?: (customer: AccountOwner, oldEmail: string) => Promise<void>;
}
