/** Number of messages at the start of a conversation that are checked for scams. */
export const scamCheckedMessageCount = 20
