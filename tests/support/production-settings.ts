/** Settings that production starts with; nothing behind them exists. */
export const productionSettings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db.example/nuntix?sslmode=verify-full',
  PUBLIC_URL: 'https://www.nuntix.example',
  SMTP_URL: 'smtps://mail.nuntix.example',
  APP_SECRET: 'ZI1NXg2cYV3yQmWJ8kq0u5oR7tBfLhPsEaDnKvCxMwU=',
};
