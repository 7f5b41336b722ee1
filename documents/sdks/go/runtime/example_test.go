package brand_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"

	"module.example"
	"module.example/webhooks"
)

func Example() {
	client, err := brand.New(brand.Options{})
	if err != nil {
		log.Fatal(err)
	}
	result, err := client.SMS.SendV2(context.Background(), &brand.SMSSendV2Request{
		Phones:  []string{"12025550101"},
		Content: "Your code is 482916. It is valid for 5 minutes.",
		Type:    brand.SMSSendV2RequestTypeOTP,
		OrderID: brand.Ptr("order-4711"),
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.RequestID, result.Data.Accepted, result.Data.Rejected)
}

func ExampleList() {
	client, err := brand.New(brand.Options{})
	if err != nil {
		log.Fatal(err)
	}
	ctx := context.Background()
	period := brand.SMSListRecordsQuery{From: time.Now().AddDate(0, 0, -1), To: time.Now()}

	messages := client.SMS.ListRecords(&period)
	for messages.Next(ctx) {
		fmt.Println(messages.Record().Status)
	}
	if err := messages.Err(); err != nil {
		log.Fatal(err)
	}

	period.PageSize = brand.Ptr(20)
	page, err := client.SMS.ListRecords(&period).Page(ctx)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(page.Data.Total)
}

func ExampleError() {
	var err error // of a call

	var failure *brand.Error
	switch {
	case errors.As(err, &failure) && failure.Code == brand.CodeBalanceTooLow:
		fmt.Println("Top up, then repeat it with", failure.IdempotencyKey)
	case errors.Is(err, brand.ErrInvalidRequest):
		fmt.Println(failure.Field, failure.Expected)
	case errors.Is(err, brand.ErrActionNeeded):
		fmt.Println(failure.DocURL)
	case err != nil:
		log.Fatal(err)
	}
}

func ExampleWebhookEvent() {
	http.HandleFunc("/callback", func(writer http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(writer, request.Body, 1<<20))
		if err != nil {
			http.Error(writer, "The body cannot be read.", http.StatusBadRequest)
			return
		}
		event, err := webhooks.Verify(request.Header, body, os.Getenv("BRAND_CALLBACK_SECRET"))
		if errors.Is(err, brand.ErrInvalidSignature) {
			http.Error(writer, err.Error(), http.StatusUnauthorized)
			return
		}
		if err != nil {
			log.Println(err)
			writer.WriteHeader(http.StatusInternalServerError)
			return
		}
		switch event := event.(type) {
		case *brand.SMSReceiptEvent:
			fmt.Println(event.Data.MessageID, event.Data.Status)
		case *brand.WhatsAppMessageEvent:
			if message, isText := event.Data.(*brand.WhatsAppMessageEventText); isText {
				fmt.Println(message.Text.Body)
			}
		default:
			fmt.Println(event.Event(), event.Common().EventID)
		}
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
