const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** Formats a server time (UTC without zone) in the user's time zone: '11/24/26, 4:05 PM'. */
export const timeText = (time: string) => local.format(new Date(`${time}Z`));
