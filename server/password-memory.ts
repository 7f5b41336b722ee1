/** Memory of one Argon2id hash: the default everywhere, the minimum in production. */
export const usualMemoryKib = 19 * 1024;
