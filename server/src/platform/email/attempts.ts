/** How often an email is tried: for three days, at last every hour, because mail servers are away for a weekend now and then. */
export const MAIL_ATTEMPTS = 80
