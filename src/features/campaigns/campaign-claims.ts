// What a campaign claims without proof, by the names its fields have in the form.
import { claimsOfTexts, type PlacedClaim } from '../articles/writing/claim-confirmation.ts';
import { campaignFormMessages as names } from './messages-admin.ts';

export function campaignClaims({ name, description }: { name: string; description: string }): PlacedClaim[] {
  return claimsOfTexts([
    { path: 'name', place: names.name, text: name },
    { path: 'description', place: names.description, text: description },
  ]);
}
