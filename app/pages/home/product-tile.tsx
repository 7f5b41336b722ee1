import type { ReactElement } from 'react';
import { ConversationTile } from '#app/art/tiles/conversation-tile.tsx';
import { EngagementTile } from '#app/art/tiles/engagement-tile.tsx';
import { FraudTile } from '#app/art/tiles/fraud-tile.tsx';
import { MessageTile } from '#app/art/tiles/message-tile.tsx';
import { NumberTile } from '#app/art/tiles/number-tile.tsx';
import { VoiceTile } from '#app/art/tiles/voice-tile.tsx';
import type { TileArt } from '#content/pages/home/structure.ts';
import type { ProductId } from '#content/products.ts';

export function ProductTile({
  id,
  labels,
  className,
}: {
  id: ProductId;
  labels: TileArt;
  className?: string | undefined;
}): ReactElement {
  switch (id) {
    case 'product-message':
      return <MessageTile labels={labels.message} className={className} />;
    case 'product-voice':
      return <VoiceTile className={className} />;
    case 'product-conversation':
      return <ConversationTile className={className} />;
    case 'product-fraud-prevention':
      return <FraudTile labels={labels.fraudPrevention} className={className} />;
    case 'product-global-number':
      return <NumberTile className={className} />;
    case 'product-customer-engagement':
      return <EngagementTile className={className} />;
  }
}
