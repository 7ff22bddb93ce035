// Reports on emails that came back or were called spam, in the shapes in which mail servers write them.

/** The email that a report is about, as its recipient's server had it. */
export interface Returned {
  /** Its return path. */
  from: string;
  to: string;
  raw: string;
}

function headersOf(raw: string): string {
  return raw.slice(0, raw.indexOf('\r\n\r\n'));
}

function mailOf(text: string): Buffer {
  return Buffer.from(text.trimStart().replaceAll(/\r?\n/g, '\r\n'));
}

/** Postfix: headers of the email as text, folded diagnostics. */
export function postfixReport({ from, to, raw }: Returned, status = '5.1.1', action = 'failed'): Buffer {
  return mailOf(`
Return-Path: <>
X-Original-To: ${from}
Delivered-To: ${from}
Received: by mail.example.fi (Postfix) id 4XYZ; Sat, 21 Nov 2026 12:00:03 +0200 (EET)
Date: Sat, 21 Nov 2026 12:00:03 +0200 (EET)
From: MAILER-DAEMON@mail.example.fi (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${from}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XYZ.1763719203/mail.example.fi"
Message-Id: <20261121100003.4XYZ@mail.example.fi>

This is a MIME-encapsulated message.

--4XYZ.1763719203/mail.example.fi
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.example.fi.

<${to}>: host mx.example.fi[192.0.2.7] said: 550 ${status} <${to}>:
    Recipient address rejected: User unknown (in reply to RCPT TO command)

--4XYZ.1763719203/mail.example.fi
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.fi
X-Postfix-Queue-ID: 4XYZ
X-Postfix-Sender: rfc822; ${from}
Arrival-Date: Sat, 21 Nov 2026 12:00:02 +0200 (EET)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.fi
Diagnostic-Code: smtp; 550 ${status} <${to}>: Recipient address
    rejected: User unknown

--4XYZ.1763719203/mail.example.fi
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <${from}>
${headersOf(raw)}

--4XYZ.1763719203/mail.example.fi--
`);
}

/** Exchange: a page for people first, the complete email last, with a different enhanced code. */
export function exchangeReport({ from, to, raw }: Returned, status = '5.1.10'): Buffer {
  return mailOf(`
From: <postmaster@example.onmicrosoft.com>
To: <${from}>
Date: Sat, 21 Nov 2026 10:00:04 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="_c1d0b7f2-52f0-4c8e-b1aa_"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: fi-FI
Message-ID: <a1b2c3@PR3PR01MB0001.eurprd01.prod.exchangelabs.com>
In-Reply-To: <1@example.fi>
Subject: =?utf-8?B?RWkgdm9pdHUgdG9pbWl0dGFhOiBUYWx2aXJlbmthYXQ=?=
Auto-Submitted: auto-replied
MIME-Version: 1.0

--_c1d0b7f2-52f0-4c8e-b1aa_
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_f3a1_"

--_f3a1_
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

Viesti=C3=A4si osoitteeseen ${to} ei voitu toimittaa.

--_f3a1_
Content-Type: text/html; charset="utf-8"

<p>${to} wasn't found at example.fi.</p>

--_f3a1_--

--_c1d0b7f2-52f0-4c8e-b1aa_
Content-Type: message/delivery-status

Reporting-MTA: dns;PR3PR01MB0001.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;mail.example.fi
Arrival-Date: Sat, 21 Nov 2026 10:00:03 +0000

Final-Recipient: rfc822;${to}
Action: failed
Status: ${status}
Diagnostic-Code: smtp;550 ${status} RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup
X-Display-Name: ${to}


--_c1d0b7f2-52f0-4c8e-b1aa_
Content-Type: message/rfc822

Return-Path: ${from}
${raw}
--_c1d0b7f2-52f0-4c8e-b1aa_--
`);
}

/** Gmail: a picture next to the page for people, and codes with a comment's worth of help. */
export function gmailReport({ from, to, raw }: Returned, status = '5.1.1'): Buffer {
  return mailOf(`
Delivered-To: ${from}
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: ${from}
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: <1@example.fi>
X-Failed-Recipients: ${to}
Message-ID: <69201f.050a0220.1b2c3.0004.GMR@mx.google.com>
Date: Sat, 21 Nov 2026 02:00:05 -0800 (PST)
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000a1b2c30644"; report-type=delivery-status

--000000000000a1b2c30644
Content-Type: multipart/related; boundary="000000000000a1b2d40644"

--000000000000a1b2d40644
Content-Type: multipart/alternative; boundary="000000000000a1b2e50644"

--000000000000a1b2e50644
Content-Type: text/plain; charset="UTF-8"

** Address not found **

Your message wasn't delivered to ${to} because the address couldn't be found.

--000000000000a1b2e50644
Content-Type: text/html; charset="UTF-8"

<h1>Address not found</h1>

--000000000000a1b2e50644--
--000000000000a1b2d40644
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=
--000000000000a1b2d40644--
--000000000000a1b2c30644
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Arrival-Date: Sat, 21 Nov 2026 02:00:04 -0800 (PST)
X-Original-Message-ID: <1@example.fi>

Final-Recipient: rfc822; ${to}
Action: failed
Status: ${status} (bad destination mailbox address)
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.26, the server for the domain gmail.com.)
Diagnostic-Code: smtp; 550-${status} The email account that you tried to reach does not exist. Please try
 550-${status} double-checking the recipient's email address for typos or
 550 ${status} unnecessary spaces.
Last-Attempt-Date: Sat, 21 Nov 2026 02:00:05 -0800 (PST)

--000000000000a1b2c30644
Content-Type: message/rfc822

Return-Path: <${from}>
${raw}
--000000000000a1b2c30644--
`);
}

/** A feedback loop: the recipient's address is left out, the email is complete. */
export function complaintReport({ raw }: Pick<Returned, 'raw'>, type = 'abuse'): Buffer {
  return mailOf(`
From: <abusedesk@mail.example.com>
To: <palautukset@example.fi>
Date: Sat, 21 Nov 2026 12:30:00 +0000
Subject: FW: Talvirenkaat
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP 192.0.2.1.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Source-IP: 192.0.2.1
Reported-Domain: example.fi

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

${raw.replace(/^To: .*$/m, 'To: <redacted@redacted.invalid>')}
--part1_13d.2e68ed54_boundary--
`);
}
