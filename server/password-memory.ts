/** Memory of one Argon2id hash: the default everywhere, the minimum in production. */
export const defaultMemoryKib = 19 * 1024;
