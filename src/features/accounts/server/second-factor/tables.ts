// The tables of second factors.
import type { ColumnType } from 'kysely';

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is no record of tables for kysely
export type FactorTables = {
  staffAuthenticatorApp: { accountId: string; sealedSecret: string; lastStep: number; createdAt: Date };
  staffPasskey: PasskeyTable;
  staffRecoveryCode: { accountId: string; codeHash: Buffer };
  staffDevice: { tokenHash: Buffer; accountId: string; createdAt: Date; expiresAt: Date };
  staffSecondFactorRule: {
    isOnly: ColumnType<boolean, boolean | undefined>;
    requiredFrom: ColumnType<never, string | null, string | null>;
    updatedAt: Date;
  };
};

export interface PasskeyTable {
  id: string;
  accountId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date>;
}
