// What others may know of enquiries: their kinds, what is sent, what staff read, and the calls.
import { z } from 'zod';

import { endpoint, readOnly } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { MAX_PEOPLE, pagingQuery } from '../../platform/contract/paging.ts';
import { isPhoneNumber } from '../../platform/contract/phone-number.ts';
import { typedLines } from '../../platform/contract/typed.ts';
import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from './enquiry-kind.ts';
import { MAX_MESSAGE_LENGTH, MAX_REPLY_LENGTH, MAX_SUMMARY_LENGTH } from './enquiry-limits.ts';
import { enquiryErrors as errors } from './messages.ts';

/** Where a plain form leads once the shop has the enquiry. */
export const ENQUIRY_SENT_PATH = '/yhteydenotto-lahetetty';

const emailAddress = z.email();

const phone = typedLines
  .max(30, errors.badPhone)
  .refine((text) => text === '' || isPhoneNumber(text), errors.badPhone);
const email = typedLines
  .max(254, errors.badEmail)
  .refine((text) => text === '' || emailAddress.safeParse(text).success, errors.badEmail);

export const enquiryInputSchema = z
  .strictObject({
    kind: z.enum(ENQUIRY_KINDS),
    name: typedLines.min(1, errors.nameMissing).max(100, errors.nameTooLong),
    phone: phone.default(''),
    email: email.default(''),
    message: typedLines.min(1, errors.messageMissing).max(MAX_MESSAGE_LENGTH, errors.messageTooLong),
    /** What the page worked out for the visitor. */
    summary: typedLines.max(MAX_SUMMARY_LENGTH).default(''),
    /** The tyre from whose page the form was opened; '' for none. What is no id is none. */
    productId: typedLines.max(100).default(''),
    /** To be left empty: people do not see the field, robots fill it. */
    website: z.string().max(2000).default(''),
  })
  .superRefine(({ kind, phone: number, email: address }, context) => {
    if (kind === 'call-back' && number === '') {
      context.addIssue({ code: 'custom', path: ['phone'], message: errors.phoneMissing });
    } else if (number === '' && address === '') {
      context.addIssue({ code: 'custom', path: ['phone'], message: errors.contactMissing });
    }
  });
export type EnquiryInput = z.output<typeof enquiryInputSchema>;

const enquiryFields = {
  _id: idSchema,
  kind: z.enum(ENQUIRY_KINDS),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  summary: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
};

/** What its sender is answered. */
export const receivedEnquirySchema = z.strictObject(enquiryFields);
export type ReceivedEnquiry = z.infer<typeof receivedEnquirySchema>;

/** What staff read. */
export const enquirySchema = z.strictObject({
  ...enquiryFields,
  status: z.enum(ENQUIRY_STATUSES),
  note: z.string(),
  /** User name of the assignee; empty while nobody handles it. */
  assignee: z.string(),
  /** User name of who marked it as handled; empty unless it is. */
  handledBy: z.string(),
  /** Which tyre it is about; null: none, or it has left the catalogue. */
  tyre: z
    .strictObject({
      _id: idSchema,
      sizeId: idSchema,
      /** 'Nokian Hakkapeliitta R5' */
      name: z.string(),
      /** '205/55R16' */
      size: z.string(),
    })
    .nullable(),
  /** Since it came; null once somebody has taken it. */
  waitedMinutes: z.int().nullable(),
  /** New, and the shop has been open for four hours since it came. */
  isOverdue: z.boolean(),
  version: z.int32(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type Enquiry = z.infer<typeof enquirySchema>;

export const postEnquiry = endpoint('POST /enquiries', {
  access: 'everyone',
  summary: 'Sends the shop an enquiry about rims, a call back or a season change; also as a plain form',
  body: enquiryInputSchema,
  output: receivedEnquirySchema,
  status: 201,
  form: { donePath: ENQUIRY_SENT_PATH },
});

export const getEnquiries = endpoint('GET /enquiries', {
  access: 'staff',
  showsPeople: 'rows',
  summary: 'Enquiries, newest first unless asked; the header X-Total-Count gives how many there are',
  query: z.object({
    /** Part of a name, a phone number, an address or the message. */
    q: z.string().trim().max(100).optional(),
    status: z.enum(ENQUIRY_STATUSES).optional(),
    kind: z.enum(ENQUIRY_KINDS).optional(),
    order: z.enum(['newest', 'oldest']).optional(),
    ...pagingQuery(MAX_PEOPLE),
  }),
  output: z.array(enquirySchema),
});
export type EnquiryQuery = z.output<typeof getEnquiries.query>;

export const getEnquiry = endpoint('GET /enquiries/:id', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'One enquiry',
  output: enquirySchema,
});

/** How staff look after an enquiry: one form, one save. */
export const handlingSchema = enquirySchema.pick({ status: true, assignee: true, note: true });
export type Handling = z.infer<typeof handlingSchema>;

export const putEnquiry = endpoint('PUT /enquiries/:id', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'Says how far an enquiry is and who looks after it, and keeps a note with it',
  body: z.strictObject({
    ...readOnly(enquirySchema),
    status: z.enum(ENQUIRY_STATUSES).optional(),
    note: typedLines.max(MAX_MESSAGE_LENGTH, errors.messageTooLong).optional(),
    assignee: typedLines.max(100).optional(),
    version: z.int32().optional(),
  }),
  output: enquirySchema,
});
export type EnquiryChange = z.output<typeof putEnquiry.body>;

export const deleteEnquiry = endpoint('DELETE /enquiries/:id', {
  access: 'staff',
  summary: 'Removes an enquiry for good, as when its sender asks for it',
  output: null,
});

export const listHandlers = endpoint('GET /enquiries/handlers', {
  access: 'staff',
  summary: 'User names of everybody who can look after an enquiry',
  output: z.array(z.string()),
});

export const REPLY_STATES = ['sending', 'sent', 'refused', 'handed-over', 'unsure'] as const;

const replySchema = z.strictObject({
  _id: idSchema,
  /** User name of who wrote it. */
  author: z.string(),
  text: z.string(),
  /** Where it is; `handed-over`: opened in somebody's own mail program, as no mail server is set. */
  state: z.enum(REPLY_STATES),
  createdAt: z.iso.datetime({ offset: true }),
  sentAt: z.iso.datetime({ offset: true }).nullable(),
});
export type EnquiryReply = z.infer<typeof replySchema>;

export const getReplies = endpoint('GET /enquiries/:id/replies', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'What the shop has answered to an enquiry, oldest first, and how an answer would leave',
  output: z.strictObject({
    replies: z.array(replySchema),
    /** False while no mail server is set: nothing leaves from here. */
    canSend: z.boolean(),
    /** Where the customer's own answer goes; '' where the shop has no address. */
    answersTo: z.string(),
    /** Texts to begin an answer with. */
    openingHours: z.string(),
    /** The address of the booking page; '' while the shop takes no bookings. */
    bookingUrl: z.string(),
  }),
});
export type EnquiryThread = z.output<typeof getReplies.output>;

export const postReply = endpoint('POST /enquiries/:id/replies', {
  access: 'staff',
  isCreation: true,
  summary: 'Answers an enquiry by email from the shop; without a mail server the answer is only kept with it',
  body: z.strictObject({
    text: typedLines.min(1, errors.replyMissing).max(MAX_REPLY_LENGTH, errors.replyTooLong),
  }),
  output: replySchema,
});
